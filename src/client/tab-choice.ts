import { TABS_KEY_PREFIX } from '../site/storage-keys'
import { createStorageSlot, type StorageSlot } from './storage'

/** The label that the reader chose last in the tabs of a group; `framework`: in a switch of frameworks too. */
export const tabChoice = (group: string): StorageSlot => createStorageSlot(TABS_KEY_PREFIX + group, '选项卡')
