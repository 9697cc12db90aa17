import type { Solid } from '../solids'
import { bedroom } from './bedroom'
import { hallAndBath } from './hall-and-bath'
import { kitchen } from './kitchen'
import { livingRoom } from './living-room'
import { shell } from './shell'

/** Everything there is in the flat. */
export const scene = (): Solid[] => [...shell(), ...livingRoom(), ...bedroom(), ...kitchen(), ...hallAndBath()]
