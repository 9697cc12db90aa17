import { expect, test } from '@jest/globals'
import { ROOM_FETILE_TYPE_MAP } from '@realsee/dnalogel/libs/floorplan/typings/floorplanServerData'
import { floorPlan } from './floor-plan'

/** “餐厨” is no kind of room of the platform's. */
const KIND: Record<string, string> = { 餐厨: '厨房' }

test('every room has the type that dnalogel gives to rooms of its name, and the platform’s code of that type', () => {
  for (const { name, type, room_type } of floorPlan().computed_data.floor_datas[0]!.rooms) {
    expect(ROOM_FETILE_TYPE_MAP.find((entry) => entry.name === (KIND[name] ?? name))).toMatchObject({
      type,
      roomType: room_type,
    })
  }
})
