import { apiTableMarkdown } from './api-table/markdown'
import { ApiTable } from './api-table/render'
import { calloutMarkdown } from './callout/markdown'
import { renderCallout } from './callout/render'
import { cardsMarkdown } from './cards/markdown'
import { Cards } from './cards/render'
import { codeMarkdown } from './code/markdown'
import { renderCode } from './code/render'
import type { Construct, NodeRule } from './construct'
import { detailsMarkdown } from './details/markdown'
import { Details } from './details/render'
import { contentMarkdown, endpointMarkdown, statusMarkdown } from './endpoint/markdown'
import { Endpoint, EndpointIndex, Samples, Status } from './endpoint/render'
import { errorTextMarkdown } from './error-text/markdown'
import { ErrorText } from './error-text/render'
import { figureMarkdown } from './figure/markdown'
import { Figure } from './figure/render'
import { filterMarkdown } from './filter/markdown'
import { Filter } from './filter/render'
import { footnoteMarkdown, footnoteReferenceMarkdown } from './footnote/markdown'
import { galleryMarkdown } from './gallery/markdown'
import { Gallery } from './gallery/render'
import { headingMarkdown } from './heading/markdown'
import { renderHeading } from './heading/render'
import { imageMarkdown } from './image/markdown'
import { renderImage } from './image/render'
import { inlineComponents } from './inline/components'
import { linkMarkdown } from './link/markdown'
import { renderLink } from './link/render'
import { RUN } from '../demos/declaration'
import { renderProgram } from './program/render'
import { listMarkdown } from './prose/list'
import * as prose from './prose/markdown'
import { stepsMarkdown } from './steps/markdown'
import { Steps } from './steps/render'
import { tableMarkdown } from './table/markdown'
import { renderTable } from './table/render'
import { tabsMarkdown } from './tabs/markdown'
import { Tabs } from './tabs/render'

/** Everything authors may write. `code-lines` has a folder and styles of its own, and is part of `code`. */
const constructs: Construct[] = [
  {
    name: 'prose',
    nodes: {
      blockquote: { markdown: prose.quoteMarkdown },
      break: { markdown: prose.breakMarkdown },
      delete: { markdown: prose.emphasisMarkdown },
      emphasis: { markdown: prose.emphasisMarkdown },
      inlineCode: { markdown: prose.inlineCodeMarkdown },
      list: { markdown: listMarkdown },
      paragraph: { markdown: prose.paragraphMarkdown },
      strong: { markdown: prose.emphasisMarkdown },
      text: { markdown: prose.textMarkdown },
      thematicBreak: { markdown: prose.ruleMarkdown },
    },
  },
  { name: 'heading', nodes: { heading: { render: renderHeading, markdown: headingMarkdown } } },
  {
    name: 'link',
    nodes: {
      link: { render: renderLink, markdown: linkMarkdown },
      linkReference: { render: renderLink, markdown: linkMarkdown },
    },
  },
  {
    name: 'image',
    nodes: {
      image: { render: renderImage, markdown: imageMarkdown },
      imageReference: { render: renderImage, markdown: imageMarkdown },
    },
  },
  {
    name: 'footnote',
    nodes: {
      footnoteReference: { markdown: footnoteReferenceMarkdown },
      footnoteDefinition: { markdown: footnoteMarkdown },
    },
  },
  { name: 'table', nodes: { table: { render: renderTable, markdown: tableMarkdown } } },
  {
    name: 'code',
    nodes: {
      code: {
        render: (node, tools) => (node.lang === RUN ? renderProgram(node, tools) : renderCode(node, tools)),
        markdown: (node, tools) => (node.lang === RUN ? [] : codeMarkdown(node, tools)),
      },
    },
  },
  { name: 'callout', nodes: { containerDirective: { render: renderCallout, markdown: calloutMarkdown } } },
  { name: 'inline', components: inlineComponents },
  { name: 'api-table', components: { ApiTable: { ...ApiTable, markdown: apiTableMarkdown } } },
  { name: 'cards', components: { Cards: { ...Cards, markdown: cardsMarkdown } }, inner: { Card: 'Cards' } },
  { name: 'details', components: { Details: { ...Details, markdown: detailsMarkdown } } },
  {
    name: 'endpoint',
    components: {
      Endpoint: { ...Endpoint, markdown: endpointMarkdown },
      EndpointIndex: { ...EndpointIndex, markdown: contentMarkdown },
      Samples: { ...Samples, markdown: contentMarkdown },
      Status: { ...Status, markdown: statusMarkdown },
    },
  },
  { name: 'error-text', components: { ErrorText: { ...ErrorText, markdown: errorTextMarkdown } } },
  { name: 'figure', components: { Figure: { ...Figure, markdown: figureMarkdown } } },
  { name: 'filter', components: { Filter: { ...Filter, markdown: filterMarkdown } } },
  { name: 'gallery', components: { Gallery: { ...Gallery, markdown: galleryMarkdown } } },
  { name: 'steps', components: { Steps: { ...Steps, markdown: stepsMarkdown } }, inner: { Step: 'Steps' } },
  { name: 'tabs', components: { Tabs: { ...Tabs, markdown: tabsMarkdown } }, inner: { Tab: 'Tabs' } },
]

/** Rules of Markdown's own nodes, by type. */
export const nodeRules: Record<string, NodeRule> = Object.fromEntries(
  constructs.flatMap(({ nodes }) => Object.entries<NodeRule>(nodes ?? {})),
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
