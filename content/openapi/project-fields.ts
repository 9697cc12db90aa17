import type { Field } from '../../src/openapi/types'
import { always } from './common-fields'

export const deviceType: Field = {
  name: 'device_type',
  type: 'integer',
  description: '拍摄设备',
  values: [
    [1, '手机'],
    [2, '全景相机'],
    [3, '云台'],
    [4, '伽罗华专业相机'],
  ],
}
export const shootType: Field = {
  name: 'shoot_type',
  type: 'integer',
  description: '拍摄方式',
  values: [
    [0, '未知'],
    [1, 'AR'],
    [2, '拼接'],
  ],
}
const statusText: Field = {
  name: 'status_text',
  type: 'string',
  description: '状态',
  values: [
    ['project_not_upload', '还没上传'],
    ['project_uploading', '上传中'],
    ['project_upload_success', '上传成功'],
    ['project_upload_failed', '上传失败'],
    ['project_processing', '处理中'],
    ['project_process_success', '处理成功'],
    ['project_process_failed', '处理失败'],
    ['project_process_cancel', '处理已取消'],
    ['project_temporarily_delete', '在回收站'],
    ['project_exporting', '导出中'],
    ['project_exported', '已导出'],
    ['project_export_fail', '导出失败'],
  ],
}

export const project: Field[] = always([
  { name: 'project_id', type: 'string', description: '项目编号' },
  { name: 'name', type: 'string', description: '名称' },
  { name: 'remark', type: 'string', description: '备注' },
  { name: 'vr_code', type: 'string', description: '空间编号，生成前为空' },
  statusText,
  { name: 'create_time', type: 'string', description: '创建时间' },
  { name: 'modify_time', type: 'string', description: '更新时间' },
  { name: 'move_to_trash_time', type: 'string', required: false, description: '放进回收站的时间' },
])

export const projectExample = {
  project_id: 'auto3d-XXXXXXXX',
  name: '朝阳样板间',
  remark: '',
  vr_code: '',
  status_text: 'project_processing',
  create_time: '2026-03-02 10:24:18',
  modify_time: '2026-03-02 10:40:02',
}

/** States that the list can be filtered by. */
export const listStates: [number, string][] = [
  [0, '默认'],
  [1, '上传失败'],
  [2, '已上传'],
  [3, '处理中'],
  [4, '处理完成'],
  [5, '处理失败'],
  [6, '在回收站'],
  [8, '上传中'],
  [9, '已导出'],
  [10, '导出中'],
  [11, '已取消'],
  [12, '导出失败'],
]
