import { expect, test } from '@jest/globals'
import { startZoom } from './behaviour'

test('a picture is shown alone, with its name, and any press closes it', () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
  document.body.innerHTML = '<button class="zoom"><img src="/a.webp" alt="户型" loading="lazy"></button>'
  startZoom()
  document.querySelector<HTMLElement>('.zoom')!.click()
  const dialog = document.querySelector('dialog')!
  expect(dialog.open).toBe(true)
  expect(dialog.getAttribute('aria-label')).toBe('户型')
  expect(dialog.querySelector('img')?.getAttribute('src')).toBe('/a.webp')
  dialog.querySelector('button')!.click()
  expect(document.querySelector('dialog')).toBeNull()
})
