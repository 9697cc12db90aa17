import type { Mode } from '@realsee/five'
import type { Stage } from '../stage'

export interface Emitter {
  emit(name: string, ...data: unknown[]): boolean
}
type Method = 'hide' | 'show' | 'disable' | 'enable' | 'dispose'
/** What a plugin has of the methods that all might have. */
export type Controls = Partial<Record<Method, () => unknown>> & { setState?: (state: object) => unknown }

/** How data of an event look, without their values: `{ state, userAction }`. */
export function shape(value: unknown): string {
  if (value === null || typeof value !== 'object') return typeof value === 'object' ? 'null' : typeof value
  if (Array.isArray(value)) return '[]'
  if (Object.getPrototypeOf(value) !== Object.prototype) return 'object'
  return `{ ${Object.keys(value).sort().join(', ')} }`
}

/**
 * Notes every event that an emitter sends, declared or not.
 * @returns takes what has been sent since the last call, in order; of what repeats, alone or in pairs, the first stands
 */
function record(emitter: object): () => string {
  const target = emitter as Emitter
  const emit = target.emit.bind(emitter)
  let names: string[] = []
  target.emit = (name, ...data) => {
    const said = `${name}(${data.map(shape).join(', ')})`
    if (!names.slice(-2).includes(said)) names.push(said)
    return emit(name, ...data)
  }
  return () => {
    const said = names.join(' → ')
    names = []
    return said || 'none'
  }
}

/** One plugin's way from loading to disposal, as lines of the log. */
export interface Life {
  /** Notes what has been sent since the last step. */
  note: (step: string) => void
  /** Does something and notes what it sent. */
  step: (name: string, act: () => unknown) => Promise<void>
}

export function lifeOf({ log, pause }: Stage, emitter: object): Life {
  const said = record(emitter)
  const note = (step: string): void => void log.push(`${step}: ${said()}`)
  return {
    note,
    step: async (name, act) => {
      await act()
      await pause(250)
      note(name)
    },
  }
}

const METHODS = ['hide', 'show', 'disable', 'enable'] as const

/** Goes through what plugins have in common: hiding, switching off, the same state twice, another mode and back. */
export async function live(stage: Stage, { step }: Life, plugin: Controls, mode: Mode = 'Floorplan'): Promise<void> {
  for (const name of METHODS) if (plugin[name]) await step(name, () => plugin[name]?.())
  if (plugin.setState) {
    await step('setState', () => plugin.setState?.({ enabled: false }))
    await step('setState again', () => plugin.setState?.({ enabled: false }))
    await step('setState back', () => plugin.setState?.({ enabled: true }))
  }
  const home = stage.five.state.mode
  await step('leave', () => stage.enter(mode))
  await step('return', () => stage.enter(home))
}
