import type { Element } from 'hast'
import { article } from '../../site/strings/interface'
import { readAttributes } from '../component/attributes'
import { blocksIn, onlyChildren } from '../component/children'
import type { Component, ComponentTools, JsxNode } from '../construct'
import { control, element, text, withFacts } from '../hast'

/** `<Tabs group>` of `<Tab label>`: a tab list for script and print, all panels with labels without script. */
export const Tabs: Component = {
  attributes: ['group'],
  render(node, tools) {
    const number = tools.context.count('tabs')
    const tabs = onlyChildren(node, 'Tab', tools).map((tab, index) => ({
      label: labelOf(tab, tools),
      id: `${number}-${index}`,
      children: blocksIn(tab, tools),
      first: index === 0,
    }))
    const list = element(
      'div',
      { className: ['tablist'], role: 'tablist', ariaLabel: article.tabsAria },
      tabs.map((tab) => tabElement(tab)),
    )
    const { group } = tools.attributes
    return element('div', { className: ['tabs'], ...(group && { dataGroup: group }) }, [
      control(list),
      ...tabs.map((tab) => panelElement(tab)),
    ])
  },
}

interface Tab {
  label: string
  id: string
  children: Element['children']
  first: boolean
}

const labelOf = (tab: JsxNode, { context }: ComponentTools): string =>
  readAttributes(tab, ['label!'], context).label ?? ''

const tabElement = ({ label, id, first }: Tab): Element =>
  element(
    'button',
    {
      type: 'button',
      role: 'tab',
      className: ['tab'],
      id: `tab-${id}`,
      ariaControls: [`panel-${id}`],
      ariaSelected: first ? 'true' : 'false',
      tabIndex: first ? 0 : -1,
    },
    [text(label)],
  )

function panelElement({ label, id, first, children }: Tab): Element {
  return element(
    'div',
    {
      className: first ? ['tab-panel', 'on'] : ['tab-panel'],
      role: 'tabpanel',
      id: `panel-${id}`,
      ariaLabelledBy: [`tab-${id}`],
      dataLabel: label,
    },
    [withFacts(element('p', { className: ['panel-label'] }, [text(label)]), { unsearched: true }), ...children],
  )
}
