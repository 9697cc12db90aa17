import { setFlagsFromString } from 'node:v8'

/**
 * Lets V8 compile a function with optimisations after about eight times as much work as usual: a build is over before
 * the usual pays for itself. Measured: docs/decisions/0002-build-speed.md. The preview runs for hours and keeps the
 * usual. V8 reads this flag at any time and in every thread, so no command line has to carry it.
 */
export function optimiseLater(): void {
  if (process.env.gatsby_executing_command === 'build') setFlagsFromString('--interrupt-budget=1000000')
}
