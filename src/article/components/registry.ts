import { ApiTable } from './api-table'
import { Details, ErrorText, Steps, Tabs } from './blocks'
import { Cards } from './cards'
import { Endpoint, Samples } from './endpoint'
import { Figure } from './figure'
import { Badge, Deprecated, Kbd, Since, Status } from './inline'
import type { Component } from './types'

/** Every component authors may write. `Card`, `Step` and `Tab` are rendered by their parents. */
export const components: Record<string, Component> = {
  ApiTable,
  Badge,
  Cards,
  Deprecated,
  Details,
  Endpoint,
  ErrorText,
  Figure,
  Kbd,
  Samples,
  Since,
  Status,
  Steps,
  Tabs,
}

/** Components that only make sense inside another one. */
export const innerComponents: Record<string, string> = { Card: 'Cards', Step: 'Steps', Tab: 'Tabs' }

/** HTML elements authors may write as they are, without attributes. */
export const plainElements = new Set(['br', 'sub', 'sup', 'kbd', 'wbr'])
