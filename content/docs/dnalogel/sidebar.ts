import { defineSidebar } from '../../../src/site/sidebar'

export default defineSidebar([
  'intro',
  'PanoTagPlugin',
  'ModelMakerPlugin',
  'AreaMakerPlugin',
  'Sculpt',
  'ModelRoomLabelPlugin',
  'PanoCompassPlugin',
  'ModelChassisCompassPlugin',
  'ModelEntryDoorGuidePlugin',
  'PanoRulerPlugin',
  'PanoRulerProPlugin',
  'GuideLinePlugin',
  'CruisePlugin',
  'MovePlugin',
  'PanoMeasurePlugin',
  'ModelViewPlugin',
  {
    label: '户型图',
    items: [
      'floorplan/intro',
      'floorplan/getFloorplanData',
      'floorplan/PanoFloorplanRadarPlugin',
      'floorplan/TopviewFloorplanPlugin',
      'floorplan/ModelFloorplanPlugin',
      'floorplan/MapViewFloorplanPlugin',
      'floorplan/desc',
    ],
  },
  { label: '组件', items: ['components/PaintBrush', 'components/IncrementRenderer'] },
  'Util',
  {
    label: '按名称查',
    items: ['reference/label', 'reference/floorplan', 'reference/measure', 'reference/model', 'reference/walk'],
  },
])
