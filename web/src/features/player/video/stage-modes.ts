/** Whether this browser supports picture-in-picture. */
export const canPictureInPicture = (): boolean => document.pictureInPictureEnabled === true;

/** Toggles picture-in-picture. */
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

/** Toggles full screen for the stage, or for the video where only that is supported. */
export const toggleFullscreen = async (stage: HTMLElement | null, video: HTMLVideoElement | null): Promise<void> => {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else if (stage?.requestFullscreen) await stage.requestFullscreen();
    else (video as PhoneVideo | null)?.webkitEnterFullscreen?.();
  } catch (error) {
    console.warn('Full screen is not possible now.', error);
  }
};
