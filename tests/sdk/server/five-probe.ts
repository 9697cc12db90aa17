import { Five as RealFive, type FiveInitArgs } from '@realsee/five'
import { Vector3 } from 'three'

export * from '@realsee/five'

declare global {
  interface Window {
    /** Instances of Five in the order they were created. */
    fives: RealFive[]
    /** The page's own copy of three: tests need vectors of the same class. */
    three: { Vector3: typeof Vector3 }
  }
}

window.fives = []
window.three = { Vector3 }

/** Five as it is; every instance is also in `window.fives`, for tests. */
export class Five extends RealFive {
  constructor(args?: FiveInitArgs) {
    super(args)
    window.fives.push(this)
  }
}
