type EngineName = 'webkit' | 'firefox' | 'chromium' | 'chromium-109'

interface Known {
  /** Title of the behaviour. */
  behaviour: string
  engines: EngineName[]
  reason: string
}

/** Behaviours that fail, and why. One that passes again fails the run, so that its mark is taken away. */
export const KNOWN: Known[] = []

/** @returns why a behaviour is known to fail in an engine; `undefined` when it must hold. */
export const knownFailure = (engine: string, behaviour: string): string | undefined =>
  KNOWN.find((known) => known.behaviour === behaviour && known.engines.includes(engine as EngineName))?.reason
