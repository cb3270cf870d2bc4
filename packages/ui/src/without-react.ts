export { avatarUrl, getInitials } from './components/avatar/avatar-fallback.ts'
export {
  defaultEditorMessages,
  defaultImageCropMessages,
} from './components/component-messages/control-messages.ts'
export { imageAtWidths } from './components/picture/image-at-widths.ts'
export { decodePolyline } from './components/route-map/decode-polyline.ts'
export {
  shareNames,
  shareOptions,
  type SharedPage,
  type ShareName,
  type ShareOption,
} from './components/share/share-options.ts'
