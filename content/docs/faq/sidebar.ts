import { defineSidebar } from '../../../src/site/sidebar'

export default defineSidebar([
  'intro',
  'errors',
  'vr-first-load-black-screen',
  'vr-rendering-failure',
  'five-data-signature',
  'mobile-signature-error',
  'cdn-cors-editor-admin',
  'texture-option-not-working',
  'slow',
  'callbacks',
  'account-and-price',
])
