export { setPaused, startMotionPreference } from '../../src/interaction/motion-preference'
