// The build makes one script and one style sheet of these: see late-chunk.ts.
export { ContactDialog } from './contact/contact-dialog'
export { SummaryDialog } from './home/summary-dialog'
export { NotFoundScreen } from './not-found/not-found-screen'
export { SectionScreen } from './sections/section-screen'
export { MessagePanel } from './ui/message-panel'
