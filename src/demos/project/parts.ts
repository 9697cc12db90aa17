/** 占满页面的元素，画布放在里面。 */
export const stage = document.querySelector<HTMLElement>('#app')!

/**
 * 在画面上放一个元素。
 * @param css 位置与大小；不写就盖住整个画面，不挡鼠标。
 */
export function box(css = 'inset: 0; pointer-events: none'): HTMLElement {
  const element = document.createElement('div')
  element.style.cssText = `position: absolute; z-index: 10; ${css}`
  stage.append(element)
  return element
}

/** 画面上方的一排按钮，放第一个时才建。 */
let row: HTMLElement | undefined

/** 在画面上放一个按钮。 */
export function button(text: string, onClick?: () => unknown): HTMLButtonElement {
  row ??= box('left: 8px; top: 8px; display: flex; gap: 8px; z-index: 20')
  const element = document.createElement('button')
  element.type = 'button'
  element.textContent = text
  if (onClick) element.addEventListener('click', () => void onClick())
  row.append(element)
  return element
}

/** 一个能取到这份数据的地址，代替你的服务器。 */
export const address = (data: unknown): string =>
  URL.createObjectURL(new Blob([JSON.stringify(data)], { type: 'application/json' }))
