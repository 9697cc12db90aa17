import type { ReactNode } from 'react'
import { createFiveProvider, FiveCanvas } from '@realsee/five/react'
import { FreeContext } from './FreeContext'
import { useSpace } from './use-space'

const FiveProvider = createFiveProvider()

export function Space({ url, children }: { url: string; children?: ReactNode }) {
  const { stageRef, size, provider, problem } = useSpace(url)

  return (
    <div ref={stageRef} className="stage">
      {provider && size && (
        <FiveProvider {...provider}>
          <FiveCanvas {...size} />
          <FreeContext />
          {children}
        </FiveProvider>
      )}
      {problem && (
        <p className="message" role="alert">
          {problem.message}
        </p>
      )}
    </div>
  )
}
