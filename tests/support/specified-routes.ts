/** Every route of the site specification (section 2), without the path prefix. Written out on purpose: tests compare the site with it. */
const TOPICS = ['get-started', 'displaying-work', 'knowing-state', 'points-in-3d', 'recording-state', 'tagging']
const FRAMEWORKS = ['no-framework', 'react', 'react-hoc', 'react-hooks', 'vue']

const DOCS: Record<string, string[]> = {
  five: [
    'intro',
    'quick-start',
    'config',
    ...FRAMEWORKS.flatMap((name) => TOPICS.map((topic) => `handbook/${name}/${topic}`)),
  ],
  dnalogel: [
    ...[
      'intro',
      'AreaMakerPlugin',
      'CruisePlugin',
      'GuideLinePlugin',
      'ModelChassisCompassPlugin',
      'ModelEntryDoorGuidePlugin',
    ],
    ...[
      'ModelMakerPlugin',
      'ModelRoomLabelPlugin',
      'ModelViewPlugin',
      'MovePlugin',
      'PanoCompassPlugin',
      'PanoMeasurePlugin',
    ],
    ...['PanoRulerPlugin', 'PanoRulerProPlugin', 'PanoTagPlugin', 'Sculpt', 'Util'],
    ...[
      'components/IncrementRenderer',
      'components/PaintBrush',
      'floorplan/desc',
      'floorplan/getFloorplanData',
      'floorplan/intro',
    ],
    ...['MapViewFloorplanPlugin', 'ModelFloorplanPlugin', 'PanoFloorplanRadarPlugin', 'TopviewFloorplanPlugin'].map(
      (name) => `floorplan/${name}`,
    ),
  ],
  vreo: [
    ...[
      'intro',
      'structure',
      'get-started/demo',
      'get-started/install',
      'get-started/quick_start',
      'get-started/react-support',
    ],
    ...[
      'examples/midea',
      'advanced/custom-keyframe',
      'advanced/custom-keyframe-action',
      'faq/performance-boost',
      'faq/wechat-browser',
    ],
    ...[
      'bgm',
      'camera-movement',
      'infopanel',
      'model-video',
      'panoeffect',
      'panotag',
      'panotext',
      'prompter',
      'updatevr',
      'video-effect',
    ].map((name) => `keyframes/${name}`),
  ],
  live: [
    ...['intro', 'demo', 'env-support', 'faq/ticket', 'faq/voice-sign'],
    ...['android', 'browser', 'ios', 'wx'].map((name) => `function-expansion/rtc/${name}`),
    ...['install', 'live-connect', 'live-exit', 'sync-five-state'].map((name) => `get-started/${name}`),
    ...['account', 'aksk', 'live-controller', 'terminology'].map((name) => `preparation/${name}`),
  ],
  webview: [
    ...['intro', 'app/android', 'app/ios', 'miniProgram/wechat'],
    ...['browser-jsbridge', 'built-in', 'custom', 'event', 'intro', 'react-support'].map((name) => `jsbridge/${name}`),
  ],
  faq: [
    ...[
      'intro',
      'cdn-cors-editor-admin',
      'five-data-signature',
      'mobile-signature-error',
      'texture-option-not-working',
    ],
    ...['vr-first-load-black-screen', 'vr-rendering-failure'],
  ],
}

export const SPECIFIED_ROUTES: readonly string[] = [
  ...['/', '/agreement/', '/openapi/', '/search/', '/docs/'],
  ...Object.entries(DOCS).flatMap(([area, ids]) => ids.map((id) => `/docs/${area}/${id}/`)),
]
