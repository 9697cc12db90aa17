import { styleSheet } from '../gatsby/style-sheet'
import { writeOutput } from './write'

/** Writes the styles that the scripts bring as a file for readers without scripts; every page names it. */
export function writeLateStyles(root: string): void {
  const { name, css } = styleSheet('src/styles/late.css')
  writeOutput(root, name, css)
}
