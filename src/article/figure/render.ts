import type { Element } from 'hast'
import { article } from '../../site/strings/interface'
import { runWords } from '../../site/strings/demo'
import type { CompileContext } from '../compilation'
import type { Component } from '../construct'
import { control, element, icon, text } from '../hast'
import { picture } from '../image/picture'
import { runButton } from '../program/render'

/** @returns what the picture shows, in words: `alt`, or the caption without its number. */
const altOf = ({ alt, caption = '' }: Record<string, string>): string =>
  (alt ?? caption.replace(/^图\s*\d+[\s\u3000]*/, '')).trim()

/**
 * `<Figure file alt caption zoom run>`: an SVG goes into the page and follows the colour mode; a picture keeps its size.
 * `run` names the program of the page that shows what is in the picture.
 */
export const Figure: Component = {
  attributes: ['file!', 'alt', 'caption', 'zoom', 'run'],
  render(node, { attributes, context }) {
    const { file = '', caption = '', run } = attributes
    const alt = altOf(attributes)
    if (!alt) context.problem('missing-alt', node, `图“${file}”没有说明文字`, '写 alt="…" 或 caption="图 1　…"')
    const shown = picture(node, file, alt, context)
    if (!shown) return undefined
    const image = 'zoom' in attributes && shown.tagName === 'img' ? zoomable(shown, alt) : shown
    return element('figure', { className: ['figure'] }, [
      run ? playable(image, run, context) : image,
      ...(caption ? [element('figcaption', {}, [text(caption)])] : []),
    ])
  },
}

/** The picture with the button that runs what it shows. */
function playable(image: Element, program: string, context: CompileContext): Element {
  context.used.add('program')
  return element('div', { className: ['playable'] }, [image, runButton(program, runWords.picture, context)])
}

/** The picture, and over it the button: in it, screen readers would not say what the picture shows, and reader modes leave it out. */
const zoomable = (shown: Element, alt: string): Element =>
  element('div', { className: ['zoomable'] }, [
    shown,
    control(
      element('button', { type: 'button', className: ['zoom'], ariaLabel: `${article.imageZoom}：${alt}` }, [
        icon('zoom-in'),
      ]),
    ),
  ])
