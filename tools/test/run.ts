import { runCommand } from '../check/command'
import { runSteps } from './run-steps'
import { selectSteps } from './steps'

/**
 * `npm test`: what must hold before a change lands; `npm run test:all` (`--all`): everything. With names
 * (`npm test -- lint unit`) only those steps and what they need.
 */
runCommand(() => {
  const words = process.argv.slice(2)
  return runSteps(
    selectSteps(
      words.filter((word) => word !== '--all'),
      words.includes('--all'),
    ),
  )
})
