import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isDrawn } from '../../src/demos/of-page'
import { handbookPage } from '../../src/site/frameworks'
import type { PageApp } from '../../src/demos/project/page-app'

const has = (root: string, { page }: PageApp, text: RegExp): boolean =>
  text.test(readFileSync(path.join(root, page), 'utf8'))

/** @returns the programs that the gallery shows: those of pages that readers are led to. */
export const galleryApps = (root: string, apps: readonly PageApp[]): PageApp[] =>
  apps.filter((app) => !has(root, app, /^unlisted: true$/m))

/** Whether a page's card shows the picture of the same topic in plain JS. */
const sharesPicture = ({ name }: PageApp): boolean =>
  (handbookPage(`/${name}`)?.framework.id ?? 'no-framework') !== 'no-framework'

/** @returns of these the ones that the gallery shows a picture of. */
export const pictured = (root: string, apps: readonly PageApp[]): PageApp[] =>
  galleryApps(root, apps).filter((app) => isDrawn(app.declaration) && !sharesPicture(app))

/** @returns of these the ones that a picture has to be taken of, on pages that have no picture of a program themselves. */
export const picturedApps = (root: string, apps: readonly PageApp[]): PageApp[] =>
  pictured(root, apps).filter((app) => !has(root, app, / run="[\w-]+" \/>$/m))
