import type ts from 'typescript'
import { lineOf, nodesOf, propertiesNamed, textOf, valueOf, type CodeFile } from '../code-file'
import type { Rule } from './rule'

/** Entries of `plugins: […]`: what stands in each. */
function pluginEntries(file: CodeFile): ts.ArrayLiteralExpression[][] {
  return propertiesNamed(file, 'plugins').flatMap(({ initializer }) =>
    file.ts.isArrayLiteralExpression(initializer)
      ? [initializer.elements.filter((one) => file.ts.isArrayLiteralExpression(one))]
      : [],
  )
}

const nameOfPlugin = ({ elements: [plugin] }: ts.ArrayLiteralExpression): string => plugin?.getText() ?? ''

/** Options of the radar that count in `configs` only. */
const RADAR = ['hoverEnable', 'cameraImageUrl']

/** Options of a drawn shape that count beside the data only. */
const OCCLUSION = ['occlusionVisibility', 'occlusionMode']

export const dnalogelRules: Record<string, Rule> = {
  'tag-panorama-like': (file) =>
    propertiesNamed(file, 'visibleFiveMode')
      .filter(({ initializer }) => textOf(file, initializer) === 'PanoramaLike')
      .map((node) => ({ line: lineOf(file, node) })),

  'tag-3d-point': (file) =>
    propertiesNamed(file, 'stickType')
      .filter(({ initializer }) => textOf(file, initializer) === '3DPoint')
      .map((node) => ({ line: lineOf(file, node) })),

  'tag-popover-placement': (file) =>
    propertiesNamed(file, 'popoverConfig')
      .flatMap(({ initializer }) => valueOf(file, initializer, 'placement') ?? [])
      .filter((value) => textOf(file, value) !== 'auto')
      .map((node) => ({ line: lineOf(file, node) })),

  'sculpt-occlusion-style': (file) =>
    propertiesNamed(file, 'style')
      .flatMap(({ initializer }) => OCCLUSION.flatMap((name) => valueOf(file, initializer, name) ?? []))
      .map((node) => ({ line: lineOf(file, node) })),

  'item-label-distance': (file) =>
    propertiesNamed(file, 'maxVisibleDistance').map((node) => ({ line: lineOf(file, node) })),

  // A plugin of one's own may have no parameters
  'plugin-parameters': (file) =>
    pluginEntries(file)
      .flat()
      .filter((entry) => entry.elements.length < 3 && isImported(file, nameOfPlugin(entry)))
      .map((entry) => ({ line: lineOf(file, entry), detail: nameOfPlugin(entry) })),

  'plugin-name-twice': (file) =>
    pluginEntries(file).flatMap((entries) => {
      const names = new Set<string>()
      return entries.flatMap((entry) => {
        const name = textOf(file, entry.elements[1])
        if (name === undefined || !names.has(name)) return name === undefined || names.add(name) ? [] : []
        return [{ line: lineOf(file, entry), detail: name }]
      })
    }),

  'radar-configs': (file) =>
    pluginEntries(file)
      .flat()
      .filter((entry) => nameOfPlugin(entry) === 'PanoFloorplanRadarPlugin')
      .flatMap((entry) =>
        RADAR.flatMap((name) => valueOf(file, entry.elements[2], name) ?? []).map((node) => ({
          line: lineOf(file, node),
        })),
      ),

  'marketing-price': (file) =>
    nodesOf(file, file.ts.isObjectLiteralExpression)
      .filter((node) => textOf(file, valueOf(file, node, 'contentType')) === 'Marketing')
      .flatMap((node) => valueOf(file, valueOf(file, node, 'data'), 'price') ?? [])
      .filter((price) => file.ts.isNumericLiteral(price) || file.ts.isStringLiteralLike(price))
      .map((price) => ({ line: lineOf(file, price) })),
}

/** Whether a name comes from the package of plugins; in a piece of code without imports it may. */
function isImported(file: CodeFile, name: string): boolean {
  const imports = nodesOf(file, file.ts.isImportDeclaration)
  const own = imports.find((node) => node.importClause?.getText().includes(name))
  if (own) return /^['"]@realsee\/dnalogel/.test(own.moduleSpecifier.getText())
  return imports.length === 0 && name.endsWith('Plugin')
}
