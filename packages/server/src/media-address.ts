export { imageWidths, getMediaUrl, parseMediaSource } from './media/media-address.ts'
