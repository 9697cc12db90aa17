import { defineSidebar } from '../../../src/site/sidebar'

export default defineSidebar([
  'intro',
  { label: 'App 容器', items: ['app/ios', 'app/android'] },
  { label: '小程序容器', items: ['miniProgram/wechat'] },
  'security',
  { label: '上架之前', items: ['release/app-store', 'release/google-play', 'release/wechat'] },
  {
    label: '桥',
    items: ['jsbridge/intro', 'jsbridge/built-in', 'jsbridge/event', 'jsbridge/custom', 'jsbridge/browser-jsbridge'],
  },
])
