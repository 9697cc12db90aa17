import { make } from '../../client/make'

export const button = (text: string, onclick: () => void): HTMLButtonElement =>
  make('button', { type: 'button', onclick }, text)
