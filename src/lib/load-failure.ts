/** Name of the window event that shows the load-failure panel (detail: {@link LoadFailureDetail}) or, with `null`, removes it. */
export const LOAD_FAILURE_EVENT = 'docs:load-failure'

/** A page that could not be loaded. */
export interface LoadFailureDetail {
  /** Error text for the reader. */
  message: string
  /** Tries again; resolves to the new error text, and never when the page could be loaded after all. */
  retry: () => Promise<string>
}
