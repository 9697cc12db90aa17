import { defineSidebar } from '../../../src/site/sidebar'

export default defineSidebar([
  'intro',
  'quick-start',
  'config',
  {
    label: '手册：原生 JS',
    items: [
      'handbook/no-framework/get-started',
      'handbook/no-framework/displaying-work',
      'handbook/no-framework/knowing-state',
      'handbook/no-framework/points-in-3d',
      'handbook/no-framework/recording-state',
      'handbook/no-framework/tagging',
    ],
  },
  {
    label: '手册：React',
    items: [
      'handbook/react/get-started',
      'handbook/react/displaying-work',
      'handbook/react/knowing-state',
      'handbook/react/points-in-3d',
      'handbook/react/recording-state',
      'handbook/react/tagging',
    ],
  },
  {
    label: '按名称查',
    items: [
      'reference/Five',
      'reference/options',
      'reference/state',
      'reference/events',
      'reference/work',
      'reference/scene',
      'reference/react',
      'reference/vue',
    ],
  },
])
