import { defineSidebar } from '../../../src/site/sidebar'

export default defineSidebar([
  'intro',
  'structure',
  { label: '开始使用', items: ['get-started/demo', 'get-started/install', 'get-started/quick_start'] },
  {
    label: '关键帧',
    items: [
      'keyframes/camera-movement',
      'keyframes/prompter',
      'keyframes/panotag',
      'keyframes/panotext',
      'keyframes/infopanel',
      'keyframes/panoeffect',
      'keyframes/updatevr',
      'keyframes/model-video',
      'keyframes/video-effect',
      'keyframes/bgm',
    ],
  },
  { label: '示例', items: ['examples/midea'] },
  { label: '进阶', items: ['advanced/custom-keyframe', 'advanced/custom-keyframe-action'] },
  { label: '常见问题', items: ['faq/performance-boost', 'faq/wechat-browser'] },
  {
    label: '按名称查',
    items: ['reference/player', 'reference/script'],
  },
])
