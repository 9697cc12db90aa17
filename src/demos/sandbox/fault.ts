import type { Place } from '../messages'

/** A fault of a program's text, at its place. */
export class FaultAt extends Error {
  /** None in front of the message: it is no error of the program's language. */
  override readonly name = ''

  /** @param message with the file's name */
  constructor(
    message: string,
    readonly place: Place,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
