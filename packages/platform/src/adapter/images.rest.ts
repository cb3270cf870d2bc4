export { uploadImage } from '../images/upload-image.ts'
