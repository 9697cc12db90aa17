import { runCommand } from '../check/command'
import { runSteps } from './run-steps'
import { selectSteps } from './steps'

/**
 * Runs every check and test (`npm test`). `npm test -- lint unit` runs only the named steps and what they need.
 */
runCommand(() => runSteps(selectSteps(process.argv.slice(2))))
