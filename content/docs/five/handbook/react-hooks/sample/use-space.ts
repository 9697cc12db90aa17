import { useState } from 'react'
import { useSize } from './use-size'
import { useWork } from './use-work'

/** 一个查看器要的全部：容器、画布尺寸、Provider 的属性、出错原因。 */
export function useSpace(url: string) {
  const { work, error } = useWork(url)
  const [stageRef, size] = useSize<HTMLDivElement>()
  const [fault, setFault] = useState<Error>()

  return {
    stageRef,
    size,
    provider: work && {
      initialWork: work,
      onWorksChange: () => setFault(undefined),
      onError: setFault,
    },
    problem: error ?? fault,
  }
}
