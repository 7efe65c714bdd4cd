/** Whether this browser can show a video in a window of its own. */
export const canPictureInPicture = (): boolean => document.pictureInPictureEnabled === true;

/** Moves the video into a window of its own, or back. */
export const togglePictureInPicture = async (video: HTMLVideoElement | null): Promise<void> => {
  try {
    if (document.pictureInPictureElement) await document.exitPictureInPicture();
    else await video?.requestPictureInPicture();
  } catch (error) {
    console.warn('Picture in picture is not possible now.', error);
  }
};

/** iPhones can only show the bare video in full screen. */
interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

/** Makes the stage fill the screen, or ends that. Where only the video itself can, that is what fills it. */
export const toggleFullscreen = async (stage: HTMLElement | null, video: HTMLVideoElement | null): Promise<void> => {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else if (stage?.requestFullscreen) await stage.requestFullscreen();
    else (video as PhoneVideo | null)?.webkitEnterFullscreen?.();
  } catch (error) {
    console.warn('Full screen is not possible now.', error);
  }
};
