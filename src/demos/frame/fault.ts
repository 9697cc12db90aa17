import type { Place } from '../messages'

/** A fault of a text that could not be made a module of, at its place. */
export class FaultAt extends SyntaxError {
  override readonly name = 'SyntaxError'

  /** @param message with the file's name */
  constructor(
    message: string,
    readonly place: Place,
  ) {
    super(message)
  }
}
