import { useSyncExternalStore } from 'react'
import { START } from './client/session'
import type { SearchSession, SessionState } from './client/session'

/** @returns the state of a search, kept up to date. */
export const useSession = (session: SearchSession): SessionState =>
  useSyncExternalStore(session.subscribe, session.state, () => START)
