import { ApiTable } from './api-table/render'
import { renderCallout } from './callout/render'
import { Cards } from './cards/render'
import { renderCode } from './code/render'
import type { Construct, NodeRule } from './construct'
import { Details } from './details/render'
import { Callback, Endpoint, EndpointIndex, Samples, Status } from './endpoint/render'
import { ErrorText } from './error-text/render'
import { Figure } from './figure/render'
import { Filter } from './filter/render'
import { Gallery } from './gallery/render'
import { renderHeading } from './heading/render'
import { renderImage } from './image/render'
import { inlineComponents } from './inline/render'
import { renderLink } from './link/render'
import { RUN } from '../demos/declaration'
import { renderProgram } from './program/render'
import { renderDelete } from './prose/delete'
import { Steps } from './steps/render'
import { renderTable } from './table/render'
import { Tabs } from './tabs/render'

/** Keys look alike in the frame, whose sheet has them. */
const { Kbd, ...marks } = inlineComponents

/** Everything authors may write. `code-lines` has a folder and styles of its own, and is part of `code`. */
const constructs: Construct[] = [
  {
    name: 'prose',
    nodes: {
      blockquote: null,
      break: null,
      delete: renderDelete,
      emphasis: null,
      inlineCode: null,
      list: null,
      paragraph: null,
      strong: null,
      text: null,
      thematicBreak: null,
    },
    components: { Kbd: Kbd! },
  },
  { name: 'heading', nodes: { heading: renderHeading } },
  { name: 'link', nodes: { link: renderLink } },
  { name: 'image', nodes: { image: renderImage } },
  { name: 'table', nodes: { table: renderTable } },
  {
    name: 'code',
    nodes: { code: (node, tools) => (node.lang === RUN ? renderProgram(node, tools) : renderCode(node, tools)) },
  },
  { name: 'callout', nodes: { containerDirective: renderCallout } },
  { name: 'inline', components: marks },
  { name: 'api-table', components: { ApiTable } },
  { name: 'cards', components: { Cards }, inner: { Card: 'Cards' } },
  { name: 'details', components: { Details } },
  {
    name: 'endpoint',
    components: {
      Callback,
      Endpoint,
      EndpointIndex,
      Samples,
      Status,
    },
  },
  { name: 'error-text', components: { ErrorText } },
  { name: 'figure', components: { Figure } },
  { name: 'filter', components: { Filter } },
  { name: 'gallery', components: { Gallery } },
  { name: 'steps', components: { Steps }, inner: { Step: 'Steps' } },
  { name: 'tabs', components: { Tabs }, inner: { Tab: 'Tabs' } },
]

/** Rules of Markdown's own nodes, by type. */
export const nodeRules: Record<string, NodeRule> = Object.fromEntries(
  constructs.flatMap(({ nodes }) => Object.entries(nodes ?? {}) as [string, NodeRule][]),
)

/** Every component authors may write. `Card`, `Step` and `Tab` are rendered by their parents. */
export const components: NonNullable<Construct['components']> = Object.fromEntries(
  constructs.flatMap((construct) => Object.entries(construct.components ?? {})),
)

/** Components that only make sense inside another one. */
export const innerComponents: Record<string, string> = Object.fromEntries(
  constructs.flatMap(({ inner }) => Object.entries(inner ?? {})),
)

const NAMES = new Map(
  constructs.flatMap(({ name, nodes, components: own }) =>
    [...Object.keys(nodes ?? {}), ...Object.keys(own ?? {})].map((key) => [key, name] as const),
  ),
)

/** @returns the construct that a type of node or a component belongs to. */
export const constructOf = (key: string): string => NAMES.get(key) ?? ''
