import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isDrawn } from '../../src/demos/of-page'
import type { PageApp } from '../../src/demos/project/page-app'

const has = (root: string, { page }: PageApp, text: RegExp): boolean =>
  text.test(readFileSync(path.join(root, page), 'utf8'))

/** @returns the programs that the gallery shows: those of pages that readers are led to. */
export const galleryApps = (root: string, apps: readonly PageApp[]): PageApp[] =>
  apps.filter((app) => !has(root, app, /^unlisted: true$/m))

/** @returns of these the ones that a picture can be taken of, on pages that have no picture of a program themselves. */
export const picturedApps = (root: string, apps: readonly PageApp[]): PageApp[] =>
  galleryApps(root, apps).filter((app) => isDrawn(app.declaration) && !has(root, app, / run="[\w-]+" \/>$/m))
