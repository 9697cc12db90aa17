import { expect, test } from '@jest/globals'
import Ajv from 'ajv/dist/2020'
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { editorSchemas } from './schemas'

test.each(Object.entries(editorSchemas()))('%s is what the build checks by (npm run schemas)', (file, schema) => {
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(schema)))
})

test('the sidebar’s schema takes the real ones and refuses a wrong key', () => {
  const takes = new Ajv().compile(editorSchemas()['.vscode/sidebar.schema.json']!)
  for (const area of ['five', 'live', 'dnalogel'])
    expect(takes(parse(readFileSync(`content/docs/${area}/sidebar.yaml`, 'utf8')))).toBe(true)
  expect(takes([{ label: '组', item: ['a'] }])).toBe(false)
  expect(takes(['a', 5])).toBe(false)
})

test('the editor is told of it', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as Record<string, object>
  expect(settings['yaml.schemas']).toEqual({ '.vscode/sidebar.schema.json': 'content/docs/*/sidebar.yaml' })
})
