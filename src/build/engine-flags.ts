import { setFlagsFromString } from 'node:v8'

/**
 * What V8 does beside the program in a build, which is over before it pays: a function is compiled with optimisations
 * only after eight times as many runs as usual, and garbage is not marked by threads of their own. Together a third of
 * all CPU seconds of a cold build (docs/decisions/0002-build-speed.md). The preview runs for hours and keeps the usual.
 *
 * V8 reads both flags at any time, other than those of the heap's sizes, so no command line has to carry them.
 */
export function tuneForOneRun(): void {
  if (process.env.gatsby_executing_command !== 'build') return
  setFlagsFromString('--interrupt-budget=1000000')
  setFlagsFromString('--no-concurrent-marking')
}
