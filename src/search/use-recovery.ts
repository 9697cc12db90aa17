import { useEffect } from 'react'
import type { SearchSession } from './client/session'

/** Asks by itself for what has failed, when the network is back, or the page: a browser that keeps one keeps no requests. */
export function useRecovery(session: SearchSession): void {
  useEffect(() => {
    const retry = (): void => {
      if (session.state().status === 'error') session.retry()
    }
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) retry()
    }
    addEventListener('online', retry)
    addEventListener('pageshow', onShow)
    return () => {
      removeEventListener('online', retry)
      removeEventListener('pageshow', onShow)
    }
  }, [session])
}
