/** What drivers say of a document that has gone before it answered. */
const HAS_LEFT =
  /context was destroyed|Cannot find context|detached|no such frame|before the unload event|navigat|DiscardedBrowsing|script timeout|Could not parse script result|due to timeout/i
/** How often the next document is asked. */
const TURNS = 40

/** Asks a page something. A document that is leaving is asked no more: the one that comes is. */
export async function asked<T>(ask: () => Promise<T>): Promise<T> {
  for (let turn = 1; ; turn++)
    try {
      return await ask()
    } catch (error) {
      if (turn > TURNS || !HAS_LEFT.test(String(error))) throw error
      await new Promise((wake) => setTimeout(wake, 100))
    }
}
