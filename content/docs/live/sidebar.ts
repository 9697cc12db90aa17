import { defineSidebar } from '../../../src/site/sidebar'

export default defineSidebar([
  'intro',
  'env-support',
  'demo',
  {
    label: '开发准备',
    items: ['preparation/account', 'preparation/aksk', 'preparation/terminology', 'preparation/live-controller'],
  },
  {
    label: '上手开发',
    items: [
      'get-started/first-tour',
      'get-started/install',
      'get-started/live-connect',
      'get-started/live-exit',
      'get-started/sync-five-state',
    ],
  },
  {
    label: '语音集成',
    items: [
      'function-expansion/rtc/browser',
      'function-expansion/rtc/android',
      'function-expansion/rtc/ios',
      'function-expansion/rtc/wx',
    ],
  },
  { label: '带看常见问题', items: ['faq/ticket', 'faq/voice-sign'] },
  { label: '类型说明', href: 'https://unpkg.com/@realsee/live/docs/index.html' },
])
