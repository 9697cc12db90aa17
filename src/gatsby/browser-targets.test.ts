import { expect, test } from '@jest/globals'
import { scriptTargets } from './browser-targets'

test('scripts are written for the oldest version of every supported browser', () => {
  expect(scriptTargets().sort()).toEqual(['chrome109', 'edge109', 'firefox128', 'ios16.4', 'safari16.4'])
})
