import { changedFiles } from '../../tools/check/changed-files'

/** One program of each kind, run at every change: a first view, events, plugins of each family, a tour, an app's bridge. */
const OF_EACH_KIND = new Set([
  'five/quick-start/app',
  'five/events/order',
  'five/find-coordinates/picker',
  'dnalogel/MovePlugin/quick-start',
  'dnalogel/PanoTagPlugin/quick-start',
  'dnalogel/floorplan/PanoFloorplanRadarPlugin/quick-start',
  'dnalogel/Sculpt/save',
  'vreo/get-started/quick_start/sample',
  'vreo/keyframes/panotag/sample',
  'vreo/structure/sample',
])

const changes = changedFiles(process.cwd())
const changed = new Set(changes?.changed)

/**
 * Whether a program runs in `npm test`: one of each kind, and those of pages that the change touches. The others run
 * in `npm run test:all`.
 * @param name the program's name. @param page path of its page from the root.
 */
export const isByDay = (name: string, page: string): boolean => OF_EACH_KIND.has(name) || changed.has(page)
