import { useState, type ReactNode } from 'react'
import { createFiveProvider, FiveCanvas } from '@realsee/five/react'
import { FreeContext } from './FreeContext'
import { useSize } from './use-size'
import { useWork } from './use-work'

// 必须在模块顶层：写进组件里，每次渲染都是新的组件类型，画面会反复重建
const FiveProvider = createFiveProvider()

type Props = { workUrl: string; children?: ReactNode }

export function SpaceViewer({ workUrl, children }: Props) {
  const { work, error } = useWork(workUrl)
  const [stageRef, size] = useSize<HTMLDivElement>()
  const [fault, setFault] = useState<Error>()
  const problem = error ?? fault

  return (
    <div ref={stageRef} className="stage">
      {work && size && (
        <FiveProvider initialWork={work} onWorksChange={() => setFault(undefined)} onError={setFault}>
          <FiveCanvas width={size.width} height={size.height} />
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
