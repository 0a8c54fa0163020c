export { setPaused, startMotionPreference } from '../../src/site/interaction/motion-preference'
