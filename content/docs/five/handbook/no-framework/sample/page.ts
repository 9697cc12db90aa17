function find(id: string): HTMLElement {
  const node = document.getElementById(id)
  if (!node) throw new Error(`index.html 里没有 id="${id}" 的元素`)
  return node
}

export const stage = find('stage')
export const panel = find('panel')
const message = find('message')

export function say(text: string) {
  message.textContent = text
}
