export { imageWidths, mediaAddress, mediaSource } from './media/media-address.ts'
