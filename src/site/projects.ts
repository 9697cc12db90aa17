import { frameworks } from './frameworks'

/** Projects that the pages' programs make up together, for download: one for each handbook, one for the rest of an area. */
export interface Project {
  id: string
  title: string
  /** Start of the names of its programs, which are pages below `content/docs` and ids; the first that fits counts. */
  programs: string
}

export const projects: readonly Project[] = [
  { id: 'five-quick-start', title: '三维空间快速上手', programs: 'five/quick-start/' },
  ...frameworks.map(({ id, label }) => ({
    id: `five-${id}`,
    title: `三维空间手册 · ${label}`,
    programs: `five/handbook/${id}/`,
  })),
  { id: 'five-more', title: '三维空间 · 手册之外', programs: 'five/' },
  { id: 'dnalogel', title: '空间插件', programs: 'dnalogel/' },
  { id: 'vreo', title: '空间导览', programs: 'vreo/' },
]

/** @returns a page as the names of its programs begin, and as the names in its code are kept: `content/docs/five/intro.mdx` → `five/intro`. */
export const pageName = (file: string): string => file.replace(/^content\/docs\/|\.mdx$/g, '')

/** @returns where a project can be downloaded, without prefix. */
export const projectPath = ({ id }: Pick<Project, 'id'>): string => `/samples/projects/${id}.zip`

/**
 * @param program its name, e.g. `dnalogel/GuideLinePlugin/walk`
 * @returns the project that it is part of, and its folder in there; `undefined` for a program of no project
 */
export function placeOf(program: string): { project: Project; folder: string } | undefined {
  const project = projects.find(({ programs }) => program.startsWith(programs))
  return project && { project, folder: program.slice(project.programs.length) }
}
