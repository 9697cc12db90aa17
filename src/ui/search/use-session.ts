import { useSyncExternalStore } from 'react'
import { START } from '../../search/client/session'
import type { SearchSession, SessionState } from '../../search/client/session'

/** @returns the state of a search, kept up to date. */
export const useSession = (session: SearchSession): SessionState =>
  useSyncExternalStore(session.subscribe, session.state, () => START)
